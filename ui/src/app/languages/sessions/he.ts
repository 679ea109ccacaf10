import type { SessionsLanguage } from '../Language.ts'

/** Hebrew: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'סשנים חכמים',
    intro: 'אפליקציות אלה רשאיות לפעול בשם החשבון בלי לשאול בכל פעם.',
    list: 'סשנים חכמים',
    loading: 'הסשנים החכמים נטענים',
    failed: 'לא ניתן לטעון את הסשנים החכמים.',
    empty: 'אין סשנים חכמים',
    emptyText: 'אפליקציות שרשאיות לפעול בשם החשבון יופיעו כאן.',
    unknownApp: 'אפליקציה לא מוכרת',
    until: 'עד {date}',
    expired: 'פג תוקף',
    revoked: 'בוטל',
    contractCalls: 'קריאות לחוזים',
    tokenTransfers: 'העברות אסימונים',
    coinTransfers: 'העברות מטבעות',
    revoke: 'ביטול',
    revokeOf: 'ביטול הסשן של {name}',
    signing: 'חתמו בארנק',
    revokeDone: 'הסשן של {name} בוטל.',
    revokeFailed: 'לא ניתן לבטל את הסשן. נסו שוב.',
  },
}
