import type { ButtonLabels } from '@wallet-kit/sdk'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { buttonLabels } from './buttonLabels.ts'
import { resolveLocale } from './resolveLocale.ts'

const labelsByLocale: Readonly<Record<string, ButtonLabels>> = buttonLabels

/** Puts a language into the kit's state, for buttons and modal: the nearest to `requested`, a BCP 47 tag. */
export function setLanguage(kit: ReactAppKit, requested: string): void {
  const { language } = kit._internal.stores
  const locale = resolveLocale(requested, Object.keys(labelsByLocale))
  if (locale !== language.getState().locale) language.set({ locale, labels: labelsByLocale[locale] })
}
