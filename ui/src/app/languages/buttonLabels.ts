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
  es: {
    connect: 'Conectar wallet',
    connecting: 'Conectando...',
    retry: 'Error al cargar. Reintentar',
    unsupported: 'Cambiar de red',
  },
  fr: {
    connect: 'Connecter un wallet',
    connecting: 'Connexion...',
    retry: 'Échec du chargement. Réessayer',
    unsupported: 'Changer de réseau',
  },
  he: {
    connect: 'חיבור ארנק',
    connecting: 'מתחבר...',
    retry: 'הטעינה נכשלה. נסו שוב',
    unsupported: 'החלפת רשת',
  },
  it: {
    connect: 'Connetti wallet',
    connecting: 'Connessione...',
    retry: 'Caricamento non riuscito. Riprova',
    unsupported: 'Cambia rete',
  },
  ja: {
    connect: 'ウォレットを接続',
    connecting: '接続中...',
    retry: '読み込めませんでした。再試行',
    unsupported: 'ネットワークを切り替え',
  },
  ko: {
    connect: '지갑 연결',
    connecting: '연결 중...',
    retry: '불러오지 못했습니다. 다시 시도',
    unsupported: '네트워크 변경',
  },
  pl: {
    connect: 'Połącz portfel',
    connecting: 'Łączenie...',
    retry: 'Nie udało się wczytać. Spróbuj ponownie',
    unsupported: 'Zmień sieć',
  },
  'pt-BR': {
    connect: 'Conectar carteira',
    connecting: 'Conectando...',
    retry: 'Falha ao carregar. Tentar novamente',
    unsupported: 'Trocar de rede',
  },
  ru: {
    connect: 'Подключить кошелёк',
    connecting: 'Подключение...',
    retry: 'Не удалось загрузить. Повторить',
    unsupported: 'Сменить сеть',
  },
  tr: {
    connect: 'Cüzdan Bağla',
    connecting: 'Bağlanıyor...',
    retry: 'Yüklenemedi. Tekrar dene',
    unsupported: 'Ağ Değiştir',
  },
  'zh-CN': {
    connect: '连接钱包',
    connecting: '连接中...',
    retry: '加载失败，请重试',
    unsupported: '切换网络',
  },
}
