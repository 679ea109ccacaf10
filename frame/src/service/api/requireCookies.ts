import { FrameRefusal } from '../FrameRefusal.ts'
import type { FrameCall } from './FrameCall.ts'

/**
 * Says what is wrong in a browser that withholds the cookies of pages in other pages. Without it, the visitor would read
 * that their code has expired, and ask for another one without end.
 *
 * @throws FrameRefusal when the browser has sent none of the frame's cookies
 */
export function requireCookies({ hasCookies, base }: Pick<FrameCall, 'hasCookies' | 'base'>): void {
  if (hasCookies) return
  throw new FrameRefusal(
    `This browser withholds the cookies of ${new URL(base).host}, without which no login lasts. Allow them, or use another browser.`,
    409,
  )
}
