import type { ReactAppKit } from './ReactAppKit.ts'
import { savesData } from './savesData.ts'
import { whenIdle } from './whenIdle.ts'

/** Fetches the modal's code once the page is idle, unless the visitor saves data. For hosts that asked for it. */
export function preloadModal(kit: ReactAppKit, report: (error: unknown) => void): void {
  const { lifetime } = kit._internal
  if (lifetime.aborted || savesData()) return
  const cancel = whenIdle(() => kit.prepareModal().catch(report))
  lifetime.addEventListener('abort', cancel)
}
