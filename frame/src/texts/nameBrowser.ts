import { fill } from './fill.ts'

/** Words of a language about a browser that a request came from. */
export interface BrowserWords {
  /** With `{browser}` and `{system}`. */
  readonly browserOn: string
  readonly unknownBrowser: string
  readonly unknownSystem: string
}

/**
 * Name of a browser in a language.
 *
 * @param description by `describeBrowser`, as databases have it; other text is returned as it is
 */
export function nameBrowser(
  description: string,
  { browserOn, unknownBrowser, unknownSystem }: BrowserWords,
): string {
  const [browser, system, ...rest] = description.split(' on ')
  if (browser === undefined || system === undefined || rest.length > 0) return description
  return fill(browserOn, {
    browser: browser === 'an unknown browser' ? unknownBrowser : browser,
    system: system === 'an unknown system' ? unknownSystem : system,
  })
}
