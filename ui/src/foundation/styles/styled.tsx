import {
  type ComponentPropsWithoutRef,
  type ElementType,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  useInsertionEffect,
} from 'react'
import { cssRules } from './cssRules.ts'
import type { PartName } from './PartName.ts'
import type { Styles } from './Styles.ts'
import { applyRules, defineRules } from './sheet.ts'
import { themed } from './themed.ts'

/** A component whose element can be replaced by another one that looks the same. */
export type StyledComponent<Props, Instance> = ForwardRefExoticComponent<
  Props & { readonly as?: ElementType; readonly className?: string | undefined } & RefAttributes<Instance>
>

type InstanceOf<Tag> = Tag extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Tag]
  : Tag extends keyof SVGElementTagNameMap
    ? SVGElementTagNameMap[Tag]
    : HTMLElement

/**
 * Makes a component of an element, or of a component that takes a `className`, with fixed styles. What varies
 * is an attribute that the styles select, or a CSS variable. `part` is the name by which the host app styles it.
 *
 * @example const Title = styled('h2')({ fontSize: textSize(16), '&[data-tone=error]': { color: cssVar('error') } })
 */
export function styled<Tag extends ElementType>(tag: Tag, part?: PartName) {
  return (styles: Styles): StyledComponent<ComponentPropsWithoutRef<Tag>, InstanceOf<Tag>> => {
    const rules = defineRules((name) => cssRules(`.${name}`, themed(styles)))
    const own = rules.name
    // biome-ignore lint/correctness/noComponentHookFactories: called once per component, in a module
    return forwardRef<never, { as?: ElementType; className?: string }>(function Styled(
      { as: Element = tag, className, ...props },
      ref,
    ) {
      rules.use()
      // Before effects measure the page.
      useInsertionEffect(applyRules, [])
      return <Element part={part} {...props} ref={ref} className={className ? `${own} ${className}` : own} />
    }) as never
  }
}
