import { defaultFeatures } from '../options/defaultFeatures.ts'
import type { SocialProvider } from '../options/OptionData.ts'

const all: readonly SocialProvider[] = [...(defaultFeatures.socials || []), 'passkey']

/** A stored value as the name of a social network; `undefined` for anything else. */
export function toSocialProvider(value: string | null): SocialProvider | undefined {
  return all.find((name) => name === value)
}
