import { element } from '@wallet-kit/frame/page'
import type { WalletPageConfig } from '../WalletPageConfig.ts'
import type { WalletActions } from './createWalletActions.ts'
import type { WalletState, WalletStore } from './createWalletStore.ts'
import type { Prompt } from './Prompt.ts'
import { promptCard } from './promptCard.ts'
import { chainsOf } from './supportedNamespaces.ts'

export interface RenderWalletParameters {
  readonly root: HTMLElement
  readonly config: WalletPageConfig
  readonly store: WalletStore
  readonly actions: WalletActions
}

/** Builds the page once, then rebuilds each part when its state changes. */
export function renderWallet({ root, config, store, actions }: RenderWalletParameters): void {
  const status = element('p', { role: 'status', className: 'muted', testId: 'wallet-status' })
  const prompt = part((state) => promptOf(state, config, actions))
  const account = part((state) => accountOf(state, config, actions))
  const sessions = part((state) => sessionsOf(state, actions))
  const header = element(
    'header',
    {},
    element('img', { src: config.icon, alt: '' }),
    element('div', {}, element('h1', {}, config.name), status),
  )
  root.replaceChildren(header, prompt.host, pairingOf(store, actions), account.host, sessions.host)

  const update = () => {
    const state = store.getState()
    if (status.textContent !== state.status) status.textContent = state.status
    prompt.update(state, [state.prompts[0]?.id, state.isAnswering])
    account.update(state, [state.accountIndex, state.chainId])
    sessions.update(state, [state.sessions])
  }
  store.subscribe(update)
  update()
}

function part(build: (state: WalletState) => readonly Node[]) {
  const host = element('div', { ariaLive: 'polite' })
  let shown = ''
  return {
    host,
    update(state: WalletState, shows: unknown) {
      const next = JSON.stringify(shows)
      if (next === shown) return
      shown = next
      const nodes = build(state)
      host.hidden = nodes.length === 0
      host.replaceChildren(...nodes)
    },
  }
}

function promptOf(state: WalletState, config: WalletPageConfig, actions: WalletActions): readonly Node[] {
  const [prompt] = state.prompts
  if (!prompt) return []
  return [
    promptCard({
      prompt,
      config,
      isAnswering: state.isAnswering,
      appName: appNameOf(prompt, state),
      onApprove: () => void actions.approve(prompt),
      onReject: () => void actions.reject(prompt),
    }),
  ]
}

function appNameOf(prompt: Prompt, { sessions }: WalletState): string {
  if (prompt.kind === 'proposal') return prompt.event.params.proposer.metadata.name
  if (prompt.kind === 'signIn') return prompt.event.params.requester.metadata.name
  return sessions.find(({ topic }) => topic === prompt.event.topic)?.peer.metadata.name ?? 'an app'
}

function pairingOf(store: WalletStore, actions: WalletActions): Node {
  const uri = element('input', {
    id: 'uri',
    type: 'text',
    placeholder: 'wc:…',
    autocomplete: 'off',
    spellcheck: false,
    required: true,
    testId: 'wallet-uri',
  })
  const everything = element('input', {
    type: 'checkbox',
    checked: store.getState().approvesEverything,
    testId: 'wallet-auto',
    onchange: () => store.set({ approvesEverything: everything.checked }),
  })
  const allAccounts = element('input', {
    type: 'checkbox',
    checked: store.getState().sharesAllAccounts,
    testId: 'wallet-all-accounts',
    onchange: () => store.set({ sharesAllAccounts: allAccounts.checked }),
  })
  const pair = element('button', { type: 'submit', className: 'primary', testId: 'wallet-pair' }, 'Pair')
  const form = element(
    'form',
    { className: 'stack' },
    element('label', { htmlFor: 'uri' }, 'Pairing code (wc:…)'),
    uri,
    pair,
    element('label', { className: 'check' }, everything, 'Approve everything'),
    element('label', { className: 'check' }, allAccounts, 'Share all accounts'),
  )
  form.onsubmit = (event) => {
    event.preventDefault()
    void actions.pair(uri.value)
    uri.value = ''
  }
  return element('section', { className: 'card' }, form)
}

function accountOf(state: WalletState, config: WalletPageConfig, actions: WalletActions): readonly Node[] {
  const account = config.accounts[state.accountIndex]
  if (!account) return []
  const chain = config.chains.find(({ chainId }) => chainId === state.chainId)
  const next = element(
    'button',
    { type: 'button', onclick: () => void actions.nextAccount() },
    'Next account',
  )
  next.dataset.testid = 'wallet-next-account'
  const others = config.chains
    .filter(({ chainId }) => chainId !== state.chainId)
    .map(({ chainId, name }) =>
      element(
        'button',
        {
          type: 'button',
          onclick: () => void actions.switchChain(chainId),
          testId: `wallet-chain-${chainId}`,
        },
        `Switch to ${name}`,
      ),
    )
  return [
    element(
      'section',
      { className: 'card stack', testId: 'wallet-account' },
      element('h2', {}, `${account.name} on ${chain?.name ?? state.chainId}`),
      element(
        'dl',
        {},
        element('dt', {}, 'EVM'),
        element('dd', {}, account.evm.address),
        element('dt', {}, 'Solana'),
        element('dd', {}, account.solana.address),
      ),
      element('div', { className: 'actions' }, next, ...others),
    ),
  ]
}

function sessionsOf({ sessions }: WalletState, actions: WalletActions): readonly Node[] {
  const items = sessions.map(({ topic, peer, namespaces }) => {
    const chains = Object.values(namespaces).flatMap((namespace) => chainsOf(namespace))
    const disconnect = element(
      'button',
      {
        type: 'button',
        className: 'danger',
        ariaLabel: `Disconnect ${peer.metadata.name}`,
        onclick: () => void actions.disconnect(topic),
        testId: 'wallet-disconnect',
      },
      'Disconnect',
    )
    const about = element(
      'div',
      {},
      element('p', {}, peer.metadata.name),
      element('p', { className: 'muted' }, `${peer.metadata.url} · ${chains.length} chains`),
    )
    return element('li', { testId: 'wallet-session' }, about, disconnect)
  })
  const list =
    items.length > 0 ? element('ul', {}, ...items) : element('p', { className: 'muted' }, 'None yet.')
  return [element('section', { className: 'card' }, element('h2', {}, 'Connected apps'), list)]
}
