import { registerHooks } from 'node:module';

/** Lets a program that runs without Vite import from the app: `~/` is `apps/web/app/`. Start it with `node --import`. */
const app = new URL('../app/', import.meta.url);

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.startsWith('~/') ? new URL(specifier.slice(2), app).href : specifier, context),
});
