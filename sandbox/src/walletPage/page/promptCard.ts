import { element } from '@wallet-kit/frame/page'
import type { AuthTypes } from '@walletconnect/types'
import type { WalletPageConfig } from '../WalletPageConfig.ts'
import { describeRequest } from './describeRequest.ts'
import type { Prompt } from './Prompt.ts'

export interface PromptCardParameters {
  readonly prompt: Prompt
  readonly config: WalletPageConfig
  readonly isAnswering: boolean
  /** Name of the app that a request is from. */
  readonly appName: string
  readonly onApprove: () => void
  readonly onReject: () => void
}

/** The card of a proposal or a request, with its two buttons. */
export function promptCard(parameters: PromptCardParameters): HTMLElement {
  const { prompt, config, isAnswering, onApprove, onReject } = parameters
  const heading = element('h2', {}, headingOf(parameters))
  const approve = element(
    'button',
    {
      type: 'button',
      className: 'primary',
      disabled: isAnswering,
      onclick: onApprove,
      testId: 'wallet-approve',
    },
    'Approve',
  )
  const reject = element(
    'button',
    {
      type: 'button',
      className: 'danger',
      disabled: isAnswering,
      onclick: onReject,
      testId: 'wallet-reject',
    },
    'Reject',
  )
  return element(
    'section',
    {
      className: 'card prompt',
      ariaLabel: heading.textContent ?? '',
      testId: prompt.kind === 'request' ? 'wallet-request' : 'wallet-proposal',
    },
    heading,
    element(
      'div',
      { className: 'stack' },
      ...bodyOf(prompt, config),
      element('div', { className: 'actions' }, approve, reject),
    ),
  )
}

function headingOf({ prompt, appName }: PromptCardParameters): string {
  if (prompt.kind === 'proposal') return `Connect to ${appName}?`
  return prompt.kind === 'signIn' ? `Sign in to ${appName}?` : `Request from ${appName}`
}

function bodyOf(prompt: Prompt, config: WalletPageConfig): readonly Node[] {
  if (prompt.kind === 'request') {
    const { chainId, request } = prompt.event.params
    return [
      list({ Method: request.method, Chain: chainNameOf(config, chainId) }),
      element('pre', {}, describeRequest(request.method, request.params)),
    ]
  }
  if (prompt.kind === 'signIn') {
    const { requester, authPayload } = prompt.event.params
    return [origin(requester.metadata.url, prompt), ...signInText([authPayload])]
  }
  const { proposer, requiredNamespaces, optionalNamespaces, requests } = prompt.event.params
  return [
    origin(proposer.metadata.url, prompt),
    list({
      ...requested('Required', requiredNamespaces, config),
      ...requested('Optional', optionalNamespaces, config),
    }),
    ...signInText(requests?.authentication ?? []),
  ]
}

/** The address is the app's claim; the Verify service attests where the request really came from. */
function origin(url: string, { event }: Prompt): Node {
  const verified = event.verifyContext?.verified
  const [text, className] =
    verified?.validation === 'VALID'
      ? [`Verified: ${verified.origin}`, 'good']
      : verified?.validation === 'INVALID'
        ? [`Mismatch: this comes from ${verified.origin}`, 'bad']
        : ['Not verified', 'muted']
  return element('div', {}, element('p', {}, url), element('p', { className }, text))
}

type Namespaces = Readonly<
  Record<string, { readonly chains?: readonly string[]; readonly methods: readonly string[] }>
>

function requested(
  label: string,
  namespaces: Namespaces,
  config: WalletPageConfig,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(namespaces).map(([key, { chains = [key], methods }]) => [
      `${label} ${key}`,
      `${chains.map((chain) => chainNameOf(config, chain)).join(', ')} (methods: ${methods.length})`,
    ]),
  )
}

function chainNameOf({ chains, solana }: WalletPageConfig, caipNetworkId: string): string {
  if (caipNetworkId === solana.caipNetworkId) return 'Solana'
  return chains.find(({ chainId }) => caipNetworkId === `eip155:${chainId}`)?.name ?? caipNetworkId
}

function signInText(
  payloads: readonly Pick<AuthTypes.PayloadParams, 'domain' | 'statement'>[],
): readonly Node[] {
  return payloads.map(({ domain, statement }) =>
    element('p', {}, `Also signs you in to ${domain}${statement ? `: ${statement}` : '.'}`),
  )
}

function list(entries: Readonly<Record<string, string>>): Node {
  const rows = Object.entries(entries).flatMap(([term, description]) => [
    element('dt', {}, term),
    element('dd', {}, description),
  ])
  return element('dl', {}, ...rows)
}
