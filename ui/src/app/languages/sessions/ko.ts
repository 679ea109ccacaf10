import type { SessionsLanguage } from '../Language.ts'

/** Korean: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: '스마트 세션',
    intro: '이 앱들은 매번 묻지 않고 계정을 대신해 작업할 수 있습니다.',
    list: '스마트 세션',
    loading: '스마트 세션을 불러오는 중',
    failed: '스마트 세션을 불러오지 못했습니다.',
    empty: '스마트 세션 없음',
    emptyText: '계정을 대신해 작업하도록 허용한 앱이 여기에 표시됩니다.',
    unknownApp: '알 수 없는 앱',
    until: '{date}까지',
    expired: '만료됨',
    revoked: '취소됨',
    contractCalls: '컨트랙트 호출',
    tokenTransfers: '토큰 전송',
    coinTransfers: '코인 전송',
    revoke: '취소',
    revokeOf: '{name} 세션 취소',
    signing: '지갑에서 서명하세요',
    revokeDone: '{name} 세션이 취소되었습니다.',
    revokeFailed: '세션을 취소하지 못했습니다. 다시 시도하세요.',
  },
}
