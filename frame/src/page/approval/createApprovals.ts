import { ChannelRefusal } from '@wallet-kit/clients/runtime/channel/ChannelRefusal'
import type { ApprovalTexts } from '../texts/en.ts'
import type { Approval } from './Approval.ts'
import { createClickGuard } from './createClickGuard.ts'
import { renderApproval, renderIdle, renderWorking } from './renderApproval.ts'

/** Asks the user, one request at a time. */
export interface Approvals {
  /**
   * Runs `send` after the user's approval, and resolves with its result. Later requests wait until then.
   *
   * @throws an Error when the user cancels, or the request is dropped
   */
  ask<Result>(approval: Approval | Promise<Approval>, send: () => Promise<Result>): Promise<Result>
  /** Drops the requests that wait for the user. */
  drop(): void
}

export function createApprovals(root: HTMLElement, readTexts: () => Promise<ApprovalTexts>): Approvals {
  let last: Promise<unknown> = Promise.resolve()
  let dropping = new AbortController()

  function decide(approval: Approval, texts: ApprovalTexts, dropped: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        guard.stop()
        dropped.removeEventListener('abort', drop)
        renderIdle(root, texts)
        finish()
      }
      const drop = () => settle(() => reject(new Error('Request was aborted')))
      // Synthetic clicks, and clicks aimed at earlier content, do not count.
      const accept = (finish: () => void) => (event: Event) => {
        if (event.isTrusted && guard.isReady()) settle(finish)
      }
      const view = renderApproval(
        root,
        { approval, texts },
        {
          onApprove: accept(resolve),
          onCancel: accept(() =>
            reject(new ChannelRefusal('User rejected the request', { reason: 'USER_REJECTED' })),
          ),
        },
      )
      const target = root.closest('dialog') ?? document.documentElement
      const guard = createClickGuard({ target, onShow: view.focus, onReady: view.setEnabled })
      dropped.addEventListener('abort', drop)
    })
  }

  return {
    ask(approval, send) {
      const dropped = dropping.signal
      const result = last.then(async () => {
        const [shown, texts] = await Promise.all([approval, readTexts()])
        if (dropped.aborted) throw new Error('Request was aborted')
        await decide(shown, texts, dropped)
        renderWorking(root, texts)
        return send().finally(() => renderIdle(root, texts))
      })
      last = result.catch(() => {})
      return result
    },
    drop() {
      dropping.abort()
      dropping = new AbortController()
    },
  }
}
