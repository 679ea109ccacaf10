import type { SessionsLanguage } from '../Language.ts'

/** Arabic: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'الجلسات الذكية',
    intro: 'يمكن لهذه التطبيقات التصرّف نيابة عن حسابك دون سؤالك كل مرة.',
    list: 'الجلسات الذكية',
    loading: 'جارٍ تحميل الجلسات الذكية',
    failed: 'تعذّر تحميل الجلسات الذكية.',
    empty: 'لا جلسات ذكية',
    emptyText: 'تظهر هنا التطبيقات المسموح لها بالتصرّف نيابة عن حسابك.',
    unknownApp: 'تطبيق غير معروف',
    until: 'حتى {date}',
    expired: 'منتهية',
    revoked: 'ملغاة',
    contractCalls: 'استدعاءات العقود',
    tokenTransfers: 'تحويلات الرموز',
    coinTransfers: 'تحويلات العملات',
    revoke: 'إلغاء',
    revokeOf: 'إلغاء جلسة {name}',
    signing: 'وقّع في محفظتك',
    revokeDone: 'أُلغيت جلسة {name}.',
    revokeFailed: 'تعذّر إلغاء الجلسة. أعد المحاولة.',
  },
}
