import type { FrameParts } from '../FrameParts.ts'
import { FrameRefusal } from '../FrameRefusal.ts'

/** @throws FrameRefusal for pages that may not embed the frame */
export function requireHostOrigin({ options }: FrameParts, hostOrigin: string): void {
  if (!options.hostOrigins.includes(hostOrigin))
    throw new FrameRefusal('Pages of this origin cannot log in here.', 403)
}
