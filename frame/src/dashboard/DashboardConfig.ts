import type { FramePageConfig } from '../page/FramePageConfig.ts'

/** Configuration of the dashboard. */
export interface DashboardConfig extends FramePageConfig {
  /** Title of the page. */
  readonly title: string
  /** Ids of the social networks, and of other providers, that users can log in with. */
  readonly providers: readonly string[]
  readonly hasPasskeys: boolean
}
