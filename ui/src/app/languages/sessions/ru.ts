import type { SessionsLanguage } from '../Language.ts'

/** Russian: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'Смарт-сессии',
    intro: 'Эти приложения могут действовать от имени аккаунта, не спрашивая каждый раз.',
    list: 'Смарт-сессии',
    loading: 'Загрузка смарт-сессий',
    failed: 'Не удалось загрузить смарт-сессии.',
    empty: 'Смарт-сессий нет',
    emptyText: 'Здесь появятся приложения, которые могут действовать от имени аккаунта.',
    unknownApp: 'Неизвестное приложение',
    until: 'До {date}',
    expired: 'Истекла',
    revoked: 'Отозвана',
    contractCalls: 'Вызовы контрактов',
    tokenTransfers: 'Переводы токенов',
    coinTransfers: 'Переводы монет',
    revoke: 'Отозвать',
    revokeOf: 'Отозвать сессию {name}',
    signing: 'Подпишите в кошельке',
    revokeDone: 'Сессия {name} отозвана.',
    revokeFailed: 'Не удалось отозвать сессию. Попробуйте снова.',
  },
}
