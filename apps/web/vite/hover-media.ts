import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';

/**
 * A PostCSS plugin: every `:hover` rule counts only where there is a pointer that hovers, as a tap on a touch screen would leave
 * its look behind. A rule with several selectors is parted; `:not(:hover)` stays. (postcss-hover-media-feature 1.0.2 does the
 * same and never ends on `:has(… :hover)`.)
 */
export const hoverMedia: Plugin = {
  postcssPlugin: 'hover-media',
  Once(root, { AtRule }) {
    const rules: Rule[] = [];
    root.walkRules(/:hover/, (rule) => {
      if (!insideHoverMedia(rule)) rules.push(rule);
    });
    for (const rule of rules) {
      const hovering = rule.selectors.filter(isHovering);
      if (hovering.length === 0) continue;
      const media = new AtRule({ name: 'media', params: '(hover: hover)', source: rule.source });
      media.append(rule.clone({ selectors: hovering }));
      rule.after(media);
      const others = rule.selectors.filter((selector) => !isHovering(selector));
      if (others.length === 0) rule.remove();
      else rule.selectors = others;
    }
  },
};

const isHovering = (selector: string) =>
  selector.replaceAll(/:not\([^()]*:hover[^()]*\)/g, '').includes(':hover');

function insideHoverMedia(node: ChildNode): boolean {
  const { parent } = node;
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  return (
    (parent.type === 'atrule' && (parent as AtRule).params.includes('hover: hover')) ||
    insideHoverMedia(parent as ChildNode)
  );
}
