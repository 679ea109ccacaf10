import { act, fireEvent, waitFor } from '@testing-library/react'
import type { StandaloneViewName, ViewEntry } from '@wallet-kit/sdk'
import { openView } from '@wallet-kit/sdk/actions'
import { getQueryClient } from '@wallet-kit/sdk/query'
import type { ScriptedWallet } from '@wallet-kit/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'
import { goOffline } from './goOffline.ts'
import { modalScreen } from './modalScreen.ts'
import { openConnected } from './openConnected.ts'
import { type StubbedServices, stubServices } from './stubServices.ts'
import type { TestKitOptions } from './testKit.ts'

export interface OpenedView {
  readonly kit: ReactAppKit
  readonly wallet: ScriptedWallet
  readonly screen: ReturnType<typeof modalScreen>
}

/** One cell of the table: a view in a state, what the visitor reads there, and what to do next. */
export interface StateCell {
  readonly view: StandaloneViewName
  /** A view that is opened from that one, with its data. */
  readonly entry?: ViewEntry
  readonly state: 'loading' | 'empty' | 'slow' | 'offline' | 'error' | 'refused' | 'stale'
  readonly services?: StubbedServices
  readonly options?: TestKitOptions
  /** Goes on from the view that was opened first. */
  readonly act?: ((opened: OpenedView) => unknown) | undefined
  /** Read in the modal, labels of lists included. */
  readonly says: RegExp
  /** Name of a control that goes on. */
  readonly next?: string | RegExp
}

export const never = () => new Promise<Response>(() => {})
/** A refusal, which is not tried again by itself. */
export const broken = 400
export const tooLong = /This is taking longer than usual/
export const tryAgain = 'Try again'

/** Replies as given once, and fails from then on. */
function once(body: object) {
  let isFirst = true
  return () => {
    const reply = isFirst ? Response.json(body) : new Response('No.', { status: broken })
    isFirst = false
    return reply
  }
}

/** Has what is shown read again. */
const reread =
  (says: RegExp) =>
  async ({ kit }: OpenedView) => {
    await waitFor(() => expect(read()).toMatch(says))
    await act(() => getQueryClient(kit).invalidateQueries())
  }

export const click =
  (testId: string) =>
  async ({ screen }: OpenedView) =>
    fireEvent.click(await screen.findByTestId(testId))
export const type =
  (testId: string, value: string) =>
  async ({ screen }: OpenedView) =>
    fireEvent.change(await screen.findByTestId(testId), { target: { value } })

const account = `0x${'11'.repeat(20)}`
export const history = (id: string) => ({
  data: [
    {
      id,
      metadata: {
        operationType: 'send',
        hash: `0x${id.repeat(64)}`,
        minedAt: '2026-03-30T12:11:10Z',
        nonce: 1,
        chain: 'eip155:1',
        sentFrom: account,
        sentTo: account,
        status: 'confirmed',
        application: null,
      },
      transfers: [],
    },
  ],
  next: null,
})
/** The states that every list has. */
export function listCells(
  view: StandaloneViewName,
  path: string,
  { loading, empty, failed, none, one, shown, ...rest }: ListCellParameters,
): readonly StateCell[] {
  const cell = { view, ...rest }
  return [
    { ...cell, state: 'loading', services: { service: { [path]: never } }, says: loading },
    { ...cell, state: 'slow', services: { service: { [path]: never } }, says: tooLong },
    { ...cell, state: 'empty', services: { service: { [path]: none } }, says: empty },
    { ...cell, state: 'error', services: { service: { [path]: broken } }, says: failed, next: tryAgain },
    {
      ...cell,
      state: 'stale',
      services: { service: { [path]: once(one) } },
      act: async (opened) => {
        await rest.act?.(opened)
        await reread(shown)(opened)
        await waitFor(() => expect(read()).toMatch(failed))
      },
      // The last list stays.
      says: shown,
      next: tryAgain,
    },
    {
      ...cell,
      state: 'offline',
      services: { service: { [path]: one } },
      says: /You are offline.*when you are back online/,
    },
  ]
}

interface ListCellParameters {
  readonly loading: RegExp
  readonly empty: RegExp
  readonly failed: RegExp
  readonly none: object
  readonly one: object
  readonly shown: RegExp
  readonly options?: TestKitOptions
  readonly act?: StateCell['act']
}

/** Text of the modal, with the labels of its lists. */
export function read(): string {
  const root = document.querySelector('w3m-modal')?.shadowRoot
  const labels = [...(root?.querySelectorAll('[aria-busy][aria-label]') ?? [])]
  return [root?.textContent, ...labels.map((list) => list.getAttribute('aria-label'))].join(' ')
}

/** Failures are retried before they are reported. */
const patience = { timeout: 15_000 }

/** Declares a test of each cell. */
export function describeStates(cells: readonly StateCell[]): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    // Lists are as high as what they measure.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(290)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })

  describe.each(cells)('$view, $state', (cell) => {
    // F1, F2, F14, F20
    it('says what is so, and what to do next', () => showCell(cell))
  })
}

async function showCell({ view, entry, state, services, options, act: goOn, says, next }: StateCell) {
  stubServices(services)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  if (state === 'slow') vi.useFakeTimers({ shouldAdvanceTime: true })
  const opened = await openConnected('Account', options)
  if (view !== 'Account' || entry) openView(opened.kit, entry ?? { view })
  await waitFor(() => expect(opened.kit.stores.modal.getState().view).toBe(entry?.view ?? view))
  await goOn?.(opened)
  if (state === 'offline') goOffline()
  if (state === 'slow') await act(() => vi.advanceTimersByTimeAsync(3_500))
  await waitFor(() => expect(read()).toMatch(says), patience)
  if (next) await waitFor(() => expect(findButtons(next)).not.toEqual([]), patience)
}

function findButtons(name: string | RegExp): readonly HTMLElement[] {
  return modalScreen().queryAllByRole('button', { name })
}
