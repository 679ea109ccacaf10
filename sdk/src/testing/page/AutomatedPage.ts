/** The part of Playwright's `Page` (and `BrowserContext`) that a wallet is installed with. */
export interface AutomatedPage {
  exposeFunction(name: string, callback: (argument: never) => unknown): Promise<unknown>
  addInitScript(script: { readonly content: string }): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
}
