/** Modules of the icons' package that it has no types for. */
declare module '@tabler/icons-react/dist/esm/createReactComponent.mjs' {
  import type { ComponentType } from 'react';
  type Shape = readonly [tag: string, attributes: Record<string, string>];
  export default function createReactComponent(
    type: 'outline' | 'filled',
    name: string,
    displayName: string,
    shapes: readonly Shape[],
  ): ComponentType<{ size?: string | number }>;
}
declare module '@tabler/icons-react/dist/esm/defaultAttributes.mjs' {
  import type { SVGProps } from 'react';
  const attributes: Record<'outline' | 'filled', SVGProps<SVGSVGElement>>;
  export default attributes;
}
