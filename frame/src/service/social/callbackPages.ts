import { htmlPage, scriptString } from '../../pages/htmlPage.ts'

export interface ClosePageParameters {
  readonly resultUri: string
  /** The page that opened this window. */
  readonly hostOrigin: string
}

/** The end of a login in a window: reports the result to the page that opened it, and to no page of another origin. */
export function closePage({ resultUri, hostOrigin }: ClosePageParameters) {
  return htmlPage({
    title: 'Login complete',
    body: `<h1>You can close this window</h1><p role="status">The app has the result.</p>`,
    script: `window.opener?.postMessage({ resultUri: ${scriptString(resultUri)} }, ${scriptString(hostOrigin)})`,
  })
}

export function unreachablePage() {
  return htmlPage({
    title: 'Login failed',
    body: `<h1>The network does not respond</h1><p role="alert">Close this window and log in again in a moment.</p>`,
  })
}

export function unknownLoginPage() {
  return htmlPage({
    title: 'Login failed',
    body: `<h1>This login is unknown or has expired</h1><p role="alert">Close this window and log in again.</p>`,
  })
}
