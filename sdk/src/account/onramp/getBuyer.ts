import type { OptionData } from '../../foundation/options/OptionData.ts'

/** Location of the buyer: as the host app has set it, else the region of the browser's language. */
export function getBuyer({ country, subdivision }: NonNullable<OptionData['onramp']>): {
  readonly country: string
  readonly subdivision?: string
} {
  return {
    country: country ?? new Intl.Locale(navigator.language).maximize().region ?? 'US',
    ...(subdivision && { subdivision }),
  }
}
