import { escapeXml, htmlPage } from '@wallet-kit/frame/pages'

export interface RequestPageParameters {
  readonly channelToken: string
  /** Of the app that asks, as it claims. */
  readonly domain: string
  readonly userName: string
}

/** The request on the phone. */
export function requestPage({ channelToken, domain, userName }: RequestPageParameters) {
  return htmlPage({
    title: 'Farcaster',
    body: `
<h1>Log in to ${escapeXml(domain)}?</h1>
<p>This page acts as the Farcaster app on the phone of <strong>${escapeXml(userName)}</strong>.</p>
<form method="post" action="farcaster/reply">
<input type="hidden" name="channelToken" value="${escapeXml(channelToken)}">
<button class="primary" name="reply" value="approve" id="approve">Approve in Farcaster</button>
<button name="reply" value="decline" id="decline">Decline</button>
</form>`,
  })
}

export const approvedPage = () =>
  htmlPage({ title: 'Farcaster', body: `<h1>Approved</h1><p role="status">Go back to the app.</p>` })

export const declinedPage = () =>
  htmlPage({ title: 'Farcaster', body: `<h1>Declined</h1><p role="status">You can close this page.</p>` })

export const unknownChannelPage = () =>
  htmlPage({
    title: 'Farcaster',
    body: `<h1>This request has expired</h1><p role="alert">Start the login again in the app.</p>`,
  })
