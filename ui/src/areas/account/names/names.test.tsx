// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modalScreen } from '../../../test/modalScreen.ts'
import { stubNode } from '../../../test/stubNode.ts'
import { networks, testKit } from '../../../test/testKit.ts'
import { testWallet } from '../../../test/testWallet.ts'

const dataService = 'http://localhost:3000/data'
const services = { walletDirectory: false, dataService, relay: false } as const

type Reply = () => Response | Promise<Response>

const registered = new Set(['alice'])
const suggest: (label: string) => Response = (label) =>
  Response.json({
    suggestions: [label, `${label}-eth`].map((name) => ({
      name: `${name}.reown.id`,
      registered: registered.has(name),
    })),
  })
const refuse = (field: string, description: string) => () =>
  Response.json({ status: 'FAILED', reasons: [{ field, description }] }, { status: 400 })

interface Replies {
  readonly suggestions?: (label: string) => Response
  readonly register?: Reply
  readonly name?: string
}

/** Opens the account of a connected wallet; the service has these replies. */
async function openAccount({ suggestions = suggest, register, name }: Replies = {}, options: object = {}) {
  const node = stubNode()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/data/')) return node(request)
    asked.push(pathname)
    if (pathname.includes('/identity/')) return Response.json({ name: name ?? null, avatar: null })
    if (pathname.includes('/reverse/')) return Response.json([])
    if (pathname.includes('/suggestions/')) return suggestions(pathname.split('/').at(-1) ?? '')
    if (pathname.endsWith('/profile/account')) return register?.() ?? Response.json({ name: 'x.reown.id' })
    return new Response('Not found.', { status: 404 })
  })
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet], services, ...options })
  await connect(kit, { connectorId: 'com.example.test' })
  await kit.open()
  const screen = modalScreen()
  await screen.findByTestId('disconnect-button')
  return { kit, screen, wallet, asked }
}

async function openForm(replies: Replies = {}) {
  const opened = await openAccount(replies)
  const { screen } = opened
  fireEvent.click(await screen.findByTestId('account-choose-name-button'))
  fireEvent.click(await screen.findByTestId('choose-account-name'))
  const input = await screen.findByTestId('wui-ens-input')
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  const submit = () => fireEvent.submit(input.closest('form') as HTMLFormElement)
  const shown = () => screen.queryAllByTestId('account-name-suggestion').map(({ textContent }) => textContent)
  return { ...opened, input, type, submit, shown }
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  document.body.innerHTML = ''
})

describe('the form of names', () => {
  it('looks up what was entered once the visitor pauses, in lower case', async () => {
    const { type, shown, asked, screen } = await openForm()
    for (const value of ['A', 'Al', 'Ali', 'Alic', 'Alice']) type(value)
    await waitFor(() => expect(shown()).toEqual(['alice.reown.idTaken', 'alice-eth.reown.idAvailable']))
    expect(asked.filter((path) => path.includes('suggestions'))).toEqual([
      '/data/v1/profile/suggestions/alice',
    ])
    expect(screen.getByTestId('name-submit').getAttribute('aria-disabled')).toBe('true')
  })

  it.each(['abc', 'invalid.name', 'invalid name', 'näme'])('looks up nothing for %j', async (value) => {
    const { type, input, asked, submit, wallet } = await openForm()
    type(value)
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    submit()
    type('')
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBeNull())
    expect(asked.filter((path) => path.includes('profile/s') || path.endsWith('account'))).toEqual([])
    expect(wallet.requests.some(({ method }) => method === 'personal_sign')).toBe(false)
  })

  it('registers the suggestion that is chosen, and goes on to the account', async () => {
    const { type, screen, kit } = await openForm()
    type('alice')
    fireEvent.click(await screen.findByRole('button', { name: /alice-eth/ }))
    await screen.findByRole('dialog', { name: 'Your name is registered' })
    expect(screen.getByTestId('name-success').textContent).toContain('alice-eth.reown.id')
    fireEvent.click(screen.getByRole('button', { name: 'Let’s Go!' }))
    await screen.findByTestId('disconnect-button')
    expect(kit.stores.modal.getState().history).toHaveLength(1)
    expect(screen.queryByTestId('account-choose-name-button')).toBeNull()
  })

  it('reports a success also after the visitor has left', async () => {
    const { type, screen, kit, wallet } = await openForm()
    wallet.setHold(true)
    type('dave')
    fireEvent.click(await screen.findByRole('button', { name: /dave\.reown/ }))
    await screen.findByText('Confirm in your wallet')
    await kit.close()
    wallet.answerPending()
    await waitFor(() =>
      expect(screen.getByTestId('wui-snackbar-message').textContent).toContain('dave.reown.id'),
    )
    expect(kit.isOpen()).toBe(false)
  })

  // F3
  it.each<[string, Reply, string]>([
    ['the service’s reason', refuse('name', 'Somebody was faster.'), 'Somebody was faster.'],
    ['that it took too long', refuse('timestamp', 'Too old.'), 'The signature arrived too late'],
    ['that it failed', () => new Response('', { status: 400 }), 'Error registering name dave.reown.id'],
  ])('shows %s, and can be tried again', async (_, register, text) => {
    const { type, screen, kit } = await openForm({ register })
    type('dave')
    fireEvent.click(await screen.findByRole('button', { name: /dave\.reown/ }))
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(text))
    expect(kit.stores.modal.getState().view).toBe('RegisterAccountName')
    await waitFor(() => expect(screen.getByTestId('name-submit').getAttribute('aria-disabled')).toBeNull())
    type('david')
    await waitFor(() =>
      expect(screen.getByTestId('name-submit').parentElement?.textContent).not.toContain(text),
    )
  })

  it('says why it failed in the language that is chosen later', async () => {
    const { type, screen, kit, wallet } = await openForm()
    wallet.rejectNext('personal_sign')
    type('dave')
    fireEvent.click(await screen.findByRole('button', { name: /dave\.reown/ }))
    await screen.findByText('Signature declined')
    kit.updateOptions({ locale: 'de' })
    await screen.findByText('Signatur abgelehnt')
    // A repeated announcement follows a little later.
    await waitFor(() => expect(screen.queryByText('Signature declined')).toBeNull())
  })

  // F1
  it('offers to look up again when that failed', async () => {
    let isDown = true
    const { type, shown, screen } = await openForm({
      suggestions: (label) => (isDown ? new Response('No.', { status: 400 }) : suggest(label)),
    })
    type('dave')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(retry.parentElement?.textContent).toContain('Error fetching name suggestions')
    isDown = false
    fireEvent.click(retry)
    await waitFor(() => expect(shown()).toContain('dave.reown.idAvailable'))
  })
})

describe('registering is not offered', () => {
  it('to an account with a name', async () => {
    const { screen } = await openAccount({ name: 'alice.eth' })
    await screen.findByText('alice.eth')
    expect(screen.queryByTestId('account-choose-name-button')).toBeNull()
  })

  it('without the service', async () => {
    const { screen, asked } = await openAccount({}, { services: { ...services, dataService: false } })
    expect(screen.queryByTestId('account-choose-name-button')).toBeNull()
    expect(asked).toEqual([])
  })

  it('on test networks', async () => {
    const { screen, kit } = await openAccount({}, { networks: [{ ...networks[0], testnet: true }] })
    expect(screen.queryByTestId('account-choose-name-button')).toBeNull()
    await kit.open({ view: 'RegisterAccountName' })
    await screen.findByText('Names are not available on this network.')
  })
})
