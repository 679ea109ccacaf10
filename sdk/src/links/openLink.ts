import { getWindow } from '../platform/getWindow.ts'
import type { AppLink } from './toAppLink.ts'

/** The only code that opens a window or leaves the page: for links that have been checked. */
export function openLink({ href }: AppLink, target: '_blank' | '_self' | '_top'): void {
  getWindow()?.open(href, target, 'noreferrer noopener')
}
