import { fieldsOf, type MentorQuery } from '../query.ts';

/** What other controls ask, handed on by a form that does not hold them: needed where there is no script. */
export function KeptFields({ query, without }: { query: MentorQuery; without: Partial<MentorQuery> }) {
  return fieldsOf({ ...query, ...without }).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
