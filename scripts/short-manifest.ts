/** A route as React Router's build describes it to the browser. */
interface Route {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  css?: string[];
  [key: string]: unknown;
}

export interface Manifest {
  entry: unknown;
  url: string;
  version: string;
  routes: Record<string, Route>;
}

/** The routes by column, so that what is alike stands together and packs well. */
interface Columns {
  rest: Omit<Manifest, 'routes'>;
  /** What a route may have or be; the bits of `flags` say which. */
  names: string[];
  sheets: string[];
  /** Without the folder of all routes. */
  ids: string[];
  /** Places in `ids`; -1 for the root. */
  parents: number[];
  paths: (string | null)[];
  flags: number[];
  /** Without the ending; one that is named after its route without that name. */
  modules: string[];
  /** Places in `sheets`, for each route. */
  css: number[][];
  /** What few routes have: a module of their own for their client loader. */
  more: Record<string, Record<string, unknown>>;
}

const FOLDER = '/assets/';
const ROUTES = /^routes\//;

/**
 * An expression that makes the list of routes in the browser. What only the server uses is not in it: which files each route imports, for the
 * preloads of a page (in the browser the modules name their imports themselves), and what a route does not have. Half of the file by gzip.
 */
export function asScript(manifest: Manifest): string {
  return `(${expanded.toString().replaceAll(/\s+/g, ' ')})(${JSON.stringify(columnsOf(manifest))})`;
}

function columnsOf({ routes: byId, ...rest }: Manifest): Columns {
  const routes = Object.values(byId).map(({ imports: _, ...route }) => route);
  const ids = routes.map(({ id }) => id);
  const names = [
    ...new Set(routes.flatMap((route) => Object.keys(route).filter((key) => route[key] === true))),
  ];
  const sheets = [...new Set(routes.flatMap(({ css = [] }) => css))];
  return {
    rest,
    names,
    sheets: sheets.map((sheet) => inFolder(sheet).replace('.css', '')),
    ids: ids.map((id) => (ROUTES.test(id) ? id.replace(ROUTES, '') : `/${id}`)),
    parents: routes.map(({ parentId }) => (parentId === undefined ? -1 : ids.indexOf(parentId))),
    paths: routes.map(({ path = null }) => path),
    flags: routes.map((route) => names.reduce((sum, name, bit) => sum + (route[name] ? 1 << bit : 0), 0)),
    modules: routes.map(({ id, module }) => shortened(inFolder(module).replace(/\.js$/, ''), lastOf(id))),
    css: routes.map(({ css = [] }) => css.map((sheet) => sheets.indexOf(sheet))),
    more: Object.fromEntries(routes.map((route) => [route.id, moreOf(route)]).filter(([, more]) => more)),
  };
}

function moreOf({ id, parentId, path, module, css, ...others }: Route): Record<string, unknown> | null {
  const more = Object.entries(others).filter(([, value]) => typeof value !== 'boolean');
  return more.length > 0 ? Object.fromEntries(more) : null;
}

const lastOf = (id: string) => id.replace(/^.*\//, '');

const shortened = (module: string, name: string) =>
  module.startsWith(`${name}-`) ? module.slice(name.length) : module;

function inFolder(address: string): string {
  if (!address.startsWith(FOLDER)) throw new Error(`outside ${FOLDER}: ${address}`);
  return address.slice(FOLDER.length);
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function expanded({
  rest,
  names,
  sheets,
  ids,
  parents,
  paths,
  flags,
  modules,
  css,
  more,
}: Columns): Manifest {
  const routes: Manifest['routes'] = {};
  const whole = ids.map((id) => (id[0] === '/' ? id.slice(1) : `routes/${id}`));
  whole.forEach((id, at) => {
    const [path, parent, short] = [paths[at], whole[parents[at]!], modules[at]!];
    const module = `/assets/${short[0] === '-' ? id.replace(/^.*\//, '') : ''}${short}.js`;
    const route: Route = {
      id,
      module,
      css: css[at]!.map((sheet) => `/assets/${sheets[sheet]!.replace(/#?$/, '.css$&')}`),
      ...more[id],
    };
    if (path !== null) route.path = path!;
    if (parent) route.parentId = parent;
    names.forEach((name, bit) => {
      if (flags[at]! & (1 << bit)) route[name] = true;
    });
    routes[id] = route;
  });
  return { ...rest, routes };
}
