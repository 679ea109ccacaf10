import type { FrameParts } from '../FrameParts.ts'
import { FrameRefusal } from '../FrameRefusal.ts'

/** @throws FrameRefusal for pages that may not embed the frame and are not the dashboard */
export function requireAppOrigin(parts: FrameParts, origin: string): void {
  if (!parts.options.ownOrigins.includes(origin)) requireHostOrigin(parts, origin)
}

/** @throws FrameRefusal for pages that may not embed the frame */
export function requireHostOrigin({ options }: FrameParts, hostOrigin: string): void {
  if (!options.hostOrigins.includes(hostOrigin))
    throw new FrameRefusal('Pages of this origin cannot log in here.', 403)
}
