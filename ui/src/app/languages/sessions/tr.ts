import type { SessionsLanguage } from '../Language.ts'

/** Turkish: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'Akıllı oturumlar',
    intro: 'Bu uygulamalar her seferinde sormadan hesabın adına işlem yapabilir.',
    list: 'Akıllı oturumlar',
    loading: 'Akıllı oturumlar yükleniyor',
    failed: 'Akıllı oturumlar yüklenemedi.',
    empty: 'Akıllı oturum yok',
    emptyText: 'Hesabın adına işlem yapabilen uygulamalar burada görünür.',
    unknownApp: 'Bilinmeyen uygulama',
    until: 'Bitiş: {date}',
    expired: 'Süresi doldu',
    revoked: 'İptal edildi',
    contractCalls: 'Sözleşme çağrıları',
    tokenTransfers: 'Token gönderimleri',
    coinTransfers: 'Coin gönderimleri',
    revoke: 'İptal et',
    revokeOf: '{name} oturumunu iptal et',
    signing: 'Cüzdanında imzala',
    revokeDone: '{name} oturumu iptal edildi.',
    revokeFailed: 'Oturum iptal edilemedi. Tekrar dene.',
  },
}
