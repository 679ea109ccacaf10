import { Window } from 'happy-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { en } from '../texts/en.ts'
import type { Approval } from './Approval.ts'
import { createApprovals } from './createApprovals.ts'
import { createScreen, type Screen } from './createScreen.test.helper.ts'

let screen: Screen
let root: HTMLElement
const approval = (title: string): Approval => ({
  title,
  asksFor: 'a signature',
  hostOrigin: 'https://app.example',
  facts: [['Account', '0x1']],
  sections: [{ heading: 'Message', text: '<b>hello</b>' }],
})

beforeEach(() => {
  screen = createScreen()
  const { document } = new Window()
  vi.stubGlobal('document', document)
  root = document.createElement('main') as unknown as HTMLElement
  document.body.append(root as never)
})

const title = () => root.querySelector('h1')?.textContent
const buttonOf = (id: string) => root.querySelector<HTMLButtonElement>(`#${id}`)

/** A click as the browser reports one of the user. */
function click(id: string, { isTrusted = true } = {}) {
  const event = new Event('click')
  Object.defineProperty(event, 'isTrusted', { value: isTrusted })
  buttonOf(id)?.onclick?.(event as PointerEvent)
}

/** Lets the queue show its next request. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve))

// T7
test('shows the request as text, focuses its heading, and sends it after the approval', async () => {
  const send = vi.fn(async () => 'signature')
  const result = createApprovals(root, async () => en).ask(approval('Sign a message'), send)
  await settle()
  screen.draw(32)
  expect(root.textContent).toContain('https://app.example requests a signature')
  expect(buttonOf('approve')?.textContent).toBe('Sign')
  expect(root.querySelector('pre')?.textContent).toBe('<b>hello</b>')
  expect(document.activeElement).toBe(root.querySelector('h1'))
  expect(buttonOf('approve')?.ariaDisabled).toBe('true')
  screen.draw(600)
  expect(buttonOf('approve')?.ariaDisabled).toBe('false')
  expect(send).not.toHaveBeenCalled()
  click('approve')
  expect(await result).toBe('signature')
  expect(root.querySelector('h1')).toBeNull()
})

test('a fact to be careful about stands out, and others do not', async () => {
  const facts = [
    ['To', 'anybody', 'warning'],
    ['Network', 'Ethereum'],
  ] as const
  void createApprovals(root, async () => en)
    .ask({ ...approval('Allow others'), facts }, async () => 'hash')
    .catch(() => {})
  await settle()
  const texts = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent)
  expect(texts('dl .warning')).toEqual(['To', 'anybody'])
  expect(texts('dd:not(.warning)')).toEqual(['Ethereum'])
})

test('the focus stays on a button while the frame is slow to draw', async () => {
  void createApprovals(root, async () => en)
    .ask(approval('Sign a message'), async () => 'signature')
    .catch(() => {})
  await settle()
  screen.draw(32)
  screen.draw(600)
  buttonOf('approve')?.focus()
  screen.pause(1_000)
  screen.draw(32)
  expect(buttonOf('approve')?.ariaDisabled).toBe('true')
  expect(document.activeElement).toBe(buttonOf('approve'))
})

test('a transaction is approved, not signed', async () => {
  void createApprovals(root, async () => en)
    .ask({ ...approval('Send a transaction'), asksFor: 'a transaction' }, async () => 'hash')
    .catch(() => {})
  await settle()
  expect(root.textContent).toContain('https://app.example requests a transaction')
  expect(buttonOf('approve')?.textContent).toBe('Approve')
})

test('clicks of scripts, and clicks in the first half second, do not count', async () => {
  const send = vi.fn(async () => 'signature')
  const result = createApprovals(root, async () => en).ask(approval('Sign a message'), send)
  await settle()
  screen.draw(400)
  click('approve')
  screen.draw(400)
  click('approve', { isTrusted: false })
  await settle()
  expect(send).not.toHaveBeenCalled()
  expect(title()).toBe('Sign a message')
  click('cancel')
  await expect(result).rejects.toThrow('User rejected the request')
  expect(send).not.toHaveBeenCalled()
})

test('one request at a time, each with its own half second', async () => {
  const approvals = createApprovals(root, async () => en)
  const first = approvals.ask(approval('First'), async () => 1)
  const second = approvals.ask(approval('Second'), async () => 2)
  await settle()
  expect(title()).toBe('First')
  screen.draw(600)
  click('approve')
  expect(await first).toBe(1)
  await settle()
  expect(title()).toBe('Second')
  screen.draw(32)
  click('approve')
  await settle()
  expect(title()).toBe('Second')
  screen.draw(600)
  click('approve')
  expect(await second).toBe(2)
})

test('dropping rejects all that wait, and later requests work', async () => {
  const approvals = createApprovals(root, async () => en)
  const send = vi.fn(async () => 0)
  const dropped = [approvals.ask(approval('First'), send), approvals.ask(approval('Second'), send)]
  await settle()
  approvals.drop()
  for (const request of dropped) await expect(request).rejects.toThrow('Request was aborted')
  expect(send).not.toHaveBeenCalled()
  const later = approvals.ask(approval('Third'), async () => 3)
  await settle()
  screen.draw(600)
  click('approve')
  expect(await later).toBe(3)
})

test('while a request is sent the page says so, and nothing is left of it afterwards', async () => {
  const disconnect = vi.spyOn(IntersectionObserver.prototype, 'disconnect')
  const approvals = createApprovals(root, async () => en)
  let finish: (value: string) => void = () => {}
  const sending = new Promise<string>((resolve) => {
    finish = resolve
  })
  const result = approvals.ask(approval('Sign a message'), () => sending)
  await settle()
  screen.draw(600)
  click('approve')
  await settle()
  expect(disconnect).toHaveBeenCalledOnce()
  expect(buttonOf('approve')).toBeNull()
  const working = root.innerHTML
  expect(working).not.toBe('')
  // Too late: what was approved is sent.
  approvals.drop()
  finish('signature')
  expect(await result).toBe('signature')
  await settle()
  expect(root.innerHTML).not.toBe(working)
  expect(title()).toBeUndefined()
})

test('a request that fails leaves nothing on the page', async () => {
  const result = createApprovals(root, async () => en).ask(approval('Sign a message'), () =>
    Promise.reject(new Error('no')),
  )
  await settle()
  screen.draw(600)
  click('approve')
  await expect(result).rejects.toThrow('no')
  expect(title()).toBeUndefined()
  expect(buttonOf('cancel')).toBeNull()
})

// T18
test('in a modal dialog the dialog has to be seen, which covers the page below it', async () => {
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe')
  const inPage = createApprovals(root, async () => en)
  void inPage.ask(approval('In the page'), async () => 1).catch(() => {})
  await settle()
  expect(observe).toHaveBeenLastCalledWith(document.documentElement)
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.append(root)
  inPage.drop()
  await settle()
  void createApprovals(root, async () => en)
    .ask(approval('In the dialog'), async () => 1)
    .catch(() => {})
  await settle()
  expect(observe).toHaveBeenLastCalledWith(dialog)
})
