import type { ButtonLabels } from '@wallet-kit/sdk'
import type { Locale } from './Locale.ts'

/** Labels of the buttons in every language: together they are smaller than the messages of one. */
export const buttonLabels: Readonly<Record<Locale, ButtonLabels>> = {
  ar: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الربط...',
    retry: 'تعذّر التحميل. أعد المحاولة',
    unsupported: 'تبديل الشبكة',
  },
  de: {
    connect: 'Wallet verbinden',
    connecting: 'Wird verbunden...',
    retry: 'Laden fehlgeschlagen. Erneut versuchen',
    unsupported: 'Netzwerk wechseln',
  },
  he: {
    connect: 'חיבור ארנק',
    connecting: 'מתחבר...',
    retry: 'הטעינה נכשלה. נסו שוב',
    unsupported: 'החלפת רשת',
  },
}
