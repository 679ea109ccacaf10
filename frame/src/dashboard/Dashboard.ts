import type { Overview } from '@wallet-kit/clients/frame-service/types'
import type { PageParts } from '../page/createParts.ts'
import type { KeeperLogin } from '../page/login/createKeeperClient.ts'
import type { DashboardConfig } from './DashboardConfig.ts'
import type { Texts } from './texts/en.ts'

/** Parts of the dashboard, which its sections share. */
export interface Dashboard {
  readonly config: DashboardConfig
  readonly texts: Texts
  /** Language of dates. */
  readonly language: string
  readonly parts: PageParts
  /** Runs a change that needs a login of the last minutes, for which the user is asked where there is none. */
  withLogin(overview: Overview, run: (login: KeeperLogin) => Promise<void>): Promise<void>
  /** Forgets the last login, which proves nothing any more. */
  forgetLogin(): void
  /** Reads the account again and shows it, with a message about what has changed. */
  refresh(message?: string): Promise<void>
}
