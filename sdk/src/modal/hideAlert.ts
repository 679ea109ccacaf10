import type { AppKit } from '../AppKit.ts'

/** Takes the alert bar away. */
export function hideAlert({ _internal: kit }: Pick<AppKit, '_internal'>): void {
  kit.notices.hideAlert()
}
