import { element } from '../element.ts'
import type { Approval, ApprovalSection, Fact } from './Approval.ts'

export interface ApprovalView {
  focus(): void
  setEnabled(isEnabled: boolean): void
}

export interface ApprovalActions {
  readonly onApprove: (event: Event) => void
  readonly onCancel: (event: Event) => void
}

const labels: Partial<Record<Approval['asksFor'], string>> = {
  'a signature': 'Sign',
  'a login': 'Use passkey',
}

/** Shows a request with its two buttons, which are disabled at first. */
export function renderApproval(
  root: HTMLElement,
  approval: Approval,
  actions: ApprovalActions,
): ApprovalView {
  const { title, asksFor, hostOrigin, note, facts, sections } = approval
  const heading = element('h1', { tabIndex: -1 }, title)
  const approve = button({
    id: 'approve',
    label: labels[asksFor] ?? 'Approve',
    onClick: actions.onApprove,
    className: 'primary',
  })
  const cancel = button({ id: 'cancel', label: 'Cancel', onClick: actions.onCancel })
  root.replaceChildren(
    element('div', {}, heading, element('p', { className: 'muted' }, `${hostOrigin} requests ${asksFor}`)),
    element(
      'div',
      // Scrolls, so the keyboard must reach it.
      { className: 'details', role: 'region', ariaLabel: 'Details of the request', tabIndex: 0 },
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

export function renderWorking(root: HTMLElement): void {
  root.replaceChildren(element('p', { role: 'status' }, 'Working on the request…'))
}

export function renderIdle(root: HTMLElement): void {
  root.replaceChildren(element('p', {}, 'There is no pending request.'))
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
    ...(text === undefined ? [] : [element('pre', {}, text)]),
  )
}

function list(facts: readonly Fact[]): HTMLElement {
  const rows = facts.flatMap(([term, value, className = '']) => [
    element('dt', { className }, term),
    element('dd', { className }, value),
  ])
  return element('dl', {}, ...rows)
}
