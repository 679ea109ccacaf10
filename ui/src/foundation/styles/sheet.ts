/** CSS of all rules in the order of their definitions; empty until they are used. */
const texts: string[] = []
let isChanged = false
let sheet: CSSStyleSheet | undefined

/** Rules that are written when they are first used. */
export interface DefinedRules {
  /** For which the rules are written. */
  readonly name: string
  /** Adds the rules to the sheet; they apply after `applyRules`. */
  use(): void
}

/**
 * Defines rules of the sheet that all modals of the page share. Wherever they are used first, they apply in the order
 * of their definitions, so that a component which extends another one overrides it.
 *
 * Most rules of a chunk belong to components that a visitor never sees: those cost nothing.
 */
export function defineRules(write: (name: string) => string): DefinedRules {
  const index = texts.push('') - 1
  const name = `wk-${index.toString(36)}`
  let isUsed = false
  return {
    name,
    use() {
      if (isUsed) return
      isUsed = true
      texts[index] = write(name)
      isChanged = true
    },
  }
}

/** Makes the rules in use apply. */
export function applyRules(): void {
  if (!sheet || !isChanged) return
  isChanged = false
  // Unlike a rule that is inserted, one that a browser does not know is left out.
  sheet.replaceSync(texts.join(''))
}

/**
 * Makes the styles of the kit apply in a shadow root. A constructed sheet needs no nonce: a policy for
 * `style-src` is about markup.
 */
export function adoptStyles(shadow: ShadowRoot): void {
  sheet ??= new CSSStyleSheet()
  applyRules()
  shadow.adoptedStyleSheets = [sheet]
}
