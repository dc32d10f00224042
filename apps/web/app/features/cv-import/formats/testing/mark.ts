/**
 * A sample with a text of its own in place of every `@`, so that each can be looked for in what was made of it. `@url` and `@mail` become an
 * address, `@html` a paragraph.
 */
export function mark<Sample>(sample: Sample): { marked: Sample; marks: string[] } {
  const marks: string[] = [];
  const next = () => {
    const text = `mark${String(marks.length).padStart(3, '0')}x`;
    marks.push(text);
    return text;
  };
  const forms: Record<string, (text: string) => string> = {
    url: (text) => `https://${text}.example/x`,
    mail: (text) => `${text}\uE000contoh.id`,
    html: (text) => `<p>Satu ${text}</p>`,
    '': (text) => `Kata ${text}`,
  };
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value
        .replaceAll(/@(url|mail|html|)/g, (_, form: string) => forms[form]?.(next()) ?? '')
        .replaceAll('\uE000', '@');
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each)]));
  };
  return { marked: visit(sample) as Sample, marks };
}
