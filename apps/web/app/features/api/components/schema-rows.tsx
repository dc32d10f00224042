import { Fragment } from 'react';
import css from './developers-page.module.css';

/** The part of JSON Schema that Zod writes for our shapes. */
interface JsonSchema {
  type?: string | string[];
  format?: string;
  description?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

interface Row {
  path: string;
  type: string;
  description: string | undefined;
}

/** A schema as a table of its fields. */
export function SchemaRows({ schema }: { schema: unknown }) {
  return (
    <div
      className={css.scroll}
      role="region"
      aria-label="Isi jawaban"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
      tabIndex={0}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Isi</th>
            <th scope="col">Jenis</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(schema as JsonSchema).map(({ path, type, description }) => (
            <tr key={path}>
              <td>
                <code>
                  {path.split(/(?=\.)/).map((part, index) => (
                    <Fragment key={index}>
                      <wbr />
                      {part}
                    </Fragment>
                  ))}
                </code>
              </td>
              <td>
                {type}
                {description && <span className={css.codes}>{description}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf(schema: JsonSchema, path = ''): Row[] {
  const { properties = {} } = schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const { inner, type } = unwrap(property);
    const here = path ? `${path}.${name}` : name;
    const suffix = type.includes('[]') ? '[]' : '';
    // What holds others is told by them.
    const description = inner.properties ? undefined : (inner.description ?? property.description);
    const row = { path: here + suffix, type, description };
    return [row, ...rowsOf(inner, here + suffix)];
  });
}

/** What stands inside of "or null" and of a list. */
function unwrap(schema: JsonSchema): { inner: JsonSchema; type: string } {
  const options = schema.anyOf?.filter((option) => option.type !== 'null') ?? [];
  if (options[0]) {
    const { inner, type } = unwrap(options[0]);
    return {
      inner: { ...inner, description: schema.description ?? inner.description },
      type: `${type} | null`,
    };
  }
  if (schema.items) {
    const { inner, type } = unwrap(schema.items);
    return { inner, type: `${type}[]` };
  }
  return { inner: schema, type: [schema.type ?? 'any'].flat().join(' | ') };
}
