import type { AtRule, Plugin, Rule } from 'postcss';

const LIGHT_DARK = /light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*(?:[^(),]|\([^()]*\))+\)/g;

/**
 * A PostCSS plugin: browsers without `light-dark()` (before 2024) get the day's colours. A custom property that uses it keeps its first colour where
 * it stands, and the pair comes after it in `@supports`. So does `color-scheme`, or such a browser would paint dark controls on light pages.
 */
export const lightDarkFallback: Plugin = {
  postcssPlugin: 'light-dark-fallback',
  Once(root, { AtRule, Rule }) {
    const switching = new Map<Rule, Rule>();
    root.walkDecls((decl) => {
      const rule = decl.parent as Rule;
      const isPair = decl.value.includes('light-dark(');
      if (rule.type !== 'rule' || (!isPair && decl.prop !== 'color-scheme') || inSupports(rule)) return;
      const copy = switching.get(rule) ?? new Rule({ selector: rule.selector, source: rule.source });
      switching.set(rule, copy);
      copy.append(decl.clone());
      if (isPair) decl.value = decl.value.replaceAll(LIGHT_DARK, '$1');
      else decl.remove();
    });
    for (const [rule, copy] of switching) {
      const supports = new AtRule({
        name: 'supports',
        params: '(color: light-dark(red, red))',
        source: rule.source,
      });
      supports.append(copy);
      rule.after(supports);
      if (rule.nodes.length === 0) rule.remove();
    }
  },
};

const inSupports = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'supports';
