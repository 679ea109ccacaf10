let written = 0
let text = ''
let isWaiting = false
let sheet: CSSStyleSheet | undefined

/**
 * Adds rules to the sheet that all modals of the page share. They apply before the import of the module
 * that adds them is settled, in the order of the modules.
 *
 * @returns the name for which the rules were written
 */
export function addRules(write: (name: string) => string): string {
  const name = `wk-${(written++).toString(36)}`
  text += write(name)
  if (sheet && !isWaiting) {
    isWaiting = true
    queueMicrotask(applyRules)
  }
  return name
}

/**
 * Makes the styles of the kit apply in a shadow root. A constructed sheet needs no nonce: a policy for
 * `style-src` is about markup.
 */
export function adoptStyles(shadow: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    applyRules()
  }
  shadow.adoptedStyleSheets = [sheet]
}

function applyRules(): void {
  isWaiting = false
  // Unlike a rule that is inserted, one that a browser does not know is left out.
  sheet?.replaceSync(text)
}
