import type { AppKit } from '../AppKit.ts'

/** Takes the toast away. */
export function hideToast({ _internal: kit }: Pick<AppKit, '_internal'>): void {
  kit.notices.hideToast()
}
