import { type HtmlPage, htmlPage } from '@wallet-kit/frame/pages'
import { socialAccounts } from './socialProviders.ts'

export interface ConsentPageParameters {
  /** Name of the social network. */
  readonly network: string
  /** Origins that the form's response may redirect to. */
  readonly formTargets: readonly string[]
}

/** The page on which the user chooses an account of a social network. */
export function consentPage({ network, formTargets }: ConsentPageParameters): HtmlPage {
  const choices = Object.entries(socialAccounts).map(
    ([id, { name }]) =>
      `<button class="primary" name="account" value="${id}" data-testid="continue-${id}">Continue as ${name}</button>`,
  )
  return htmlPage({
    title: `Log in with ${network}`,
    formTargets,
    body: `
<h1>Log in with ${network}</h1>
<p>Example accounts of the sandbox: nothing is sent to ${network}.</p>
<form method="post">
${choices.join('\n')}
<button name="account" value="cancel" data-testid="cancel">Cancel</button>
</form>`,
  })
}
