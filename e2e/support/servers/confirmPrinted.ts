import { expect } from '@playwright/test'
import type { FrameCommand } from './startFrame.ts'

/** Confirms a login at the keeper, by the link that it has printed last. */
export async function confirmPrinted({ keeper, printed }: FrameCommand): Promise<void> {
  const token = await printed(/\/confirm\?token=([\w-]+)/)
  const response = await fetch(`${keeper}/confirm`, {
    method: 'POST',
    headers: { Origin: keeper },
    body: new URLSearchParams({ token }),
  })
  expect(response.status).toBe(200)
}
