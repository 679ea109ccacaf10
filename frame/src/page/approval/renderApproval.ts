import { fill } from '../../texts/fill.ts'
import { element } from '../element.ts'
import type { ApprovalTexts } from '../texts/en.ts'
import type { Approval, ApprovalSection, Fact } from './Approval.ts'

export interface ApprovalView {
  focus(): void
  setEnabled(isEnabled: boolean): void
}

export interface ApprovalActions {
  readonly onApprove: (event: Event) => void
  readonly onCancel: (event: Event) => void
}

type Name = keyof ApprovalTexts

/** Names of the texts by the subject of a request. */
const subjects: Readonly<Record<Approval['asksFor'], { readonly request: Name; readonly button: Name }>> = {
  'a signature': { request: 'requestsSignature', button: 'sign' },
  'a transaction': { request: 'requestsTransaction', button: 'approve' },
  'multiple transactions': { request: 'requestsTransactions', button: 'approve' },
  'an approval': { request: 'requestsApproval', button: 'approve' },
  'a login': { request: 'requestsLogin', button: 'usePasskey' },
}

/** Shows a request with its two buttons, which are disabled at first. */
export function renderApproval(
  root: HTMLElement,
  { approval, texts }: { readonly approval: Approval; readonly texts: ApprovalTexts },
  actions: ApprovalActions,
): ApprovalView {
  const { title, asksFor, hostOrigin, note, facts, sections } = approval
  const subject = subjects[asksFor]
  const heading = element('h1', { tabIndex: -1 }, title)
  const approve = button({
    id: 'approve',
    label: texts[subject.button],
    onClick: actions.onApprove,
    className: 'primary',
  })
  const cancel = button({ id: 'cancel', label: texts.cancel, onClick: actions.onCancel })
  root.replaceChildren(
    element(
      'div',
      {},
      heading,
      element('p', { className: 'muted' }, fill(texts[subject.request], { origin: hostOrigin })),
    ),
    element(
      'div',
      // Scrolls, so the keyboard must reach it.
      { className: 'details', role: 'region', ariaLabel: texts.details, tabIndex: 0 },
      ...(note === undefined ? [] : [element('p', {}, note)]),
      ...(facts.length > 0 ? [list(facts)] : []),
      ...sections.map(section),
    ),
    element('div', { className: 'actions' }, cancel, approve),
  )
  return {
    focus() {
      // A machine that is slow to draw looks like a frame that was hidden: the focus stays where its user has put it.
      if (!root.contains(document.activeElement)) heading.focus()
    },
    setEnabled(isEnabled) {
      // Not `disabled`: the keyboard would go past them, and lose the focus on them.
      approve.ariaDisabled = cancel.ariaDisabled = `${!isEnabled}`
    },
  }
}

export function renderWorking(root: HTMLElement, texts: ApprovalTexts): void {
  root.replaceChildren(element('p', { role: 'status' }, texts.working))
}

export function renderIdle(root: HTMLElement, texts: ApprovalTexts): void {
  root.replaceChildren(element('p', {}, texts.idle))
}

interface ButtonParameters {
  readonly id: string
  readonly label: string
  readonly onClick: (event: Event) => void
  readonly className?: string
}

function button({ id, label, onClick, className = '' }: ButtonParameters): HTMLButtonElement {
  return element('button', { id, type: 'button', className, ariaDisabled: 'true', onclick: onClick }, label)
}

function section({ heading, facts = [], text }: ApprovalSection): HTMLElement {
  return element(
    'section',
    {},
    element('h2', {}, heading),
    ...(facts.length > 0 ? [list(facts)] : []),
    ...(text === undefined ? [] : [element('pre', { dir: 'auto' }, text)]),
  )
}

function list(facts: readonly Fact[]): HTMLElement {
  const rows = facts.flatMap(([term, value, className = '']) => [
    element('dt', { className }, term),
    // An address stays in its order among words that are written from right to left.
    element('dd', { className }, element('bdi', {}, value)),
  ])
  return element('dl', {}, ...rows)
}
