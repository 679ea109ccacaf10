import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/Database.ts'
import { hashOf } from '../hashes.ts'

/** Registered browsers, each for one address, by links in mails. */
export interface Devices {
  isRegistered(device: string, email: string): Promise<boolean>
  /** Returns the token of a link that registers a device. */
  request(device: string, email: string): Promise<string>
  isValid(token: string): Promise<boolean>
  /** Registers the device that a link is for. False when the link has expired or was used. */
  register(token: string): Promise<boolean>
}

export const deviceLinkLifetimeMs = 20 * 60_000

export function createDevices(database: Database): Devices {
  return {
    async isRegistered(device, email) {
      const rows = await database.query('SELECT device FROM devices WHERE device = $1 AND email = $2', [
        device,
        email,
      ])
      return rows.length > 0
    },
    async request(device, email) {
      const token = randomBytes(24).toString('base64url')
      const now = Date.now()
      await database.query('DELETE FROM device_links WHERE expires_at <= $1', [now])
      await database.query(
        'INSERT INTO device_links (hash, device, email, expires_at) VALUES ($1, $2, $3, $4)',
        [hashOf(token), device, email, now + deviceLinkLifetimeMs],
      )
      return token
    },
    async isValid(token) {
      const rows = await database.query('SELECT hash FROM device_links WHERE hash = $1 AND expires_at > $2', [
        hashOf(token),
        Date.now(),
      ])
      return rows.length > 0
    },
    register: (token) =>
      database.transaction(async (queries) => {
        const now = Date.now()
        const [link] = await queries.query(
          'DELETE FROM device_links WHERE hash = $1 AND expires_at > $2 RETURNING device, email',
          [hashOf(token), now],
        )
        if (!link) return false
        await queries.query(
          'INSERT INTO devices (device, email, registered_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
          [String(link.device), String(link.email), now],
        )
        return true
      }),
  }
}
