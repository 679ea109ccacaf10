import type { Page } from '@playwright/test';
/** The sandbox's two announced wallets. */
export declare const sandboxWallet: {
    index: number;
    name: string;
    rdns: string;
};
export declare const secondWallet: {
    index: number;
    name: string;
    rdns: string;
};
export type TestWallet = typeof sandboxWallet;
/** The modal's parts. */
export declare function modal(page: Page): {
    card: import("@playwright/test").Locator;
    overlay: import("@playwright/test").Locator;
    title: import("@playwright/test").Locator;
    close: import("@playwright/test").Locator;
    back: import("@playwright/test").Locator;
    rows: import("@playwright/test").Locator;
    wallet: (wallet: TestWallet) => import("@playwright/test").Locator;
    allWallets: import("@playwright/test").Locator;
    search: import("@playwright/test").Locator;
    tryAgain: import("@playwright/test").Locator;
    sign: import("@playwright/test").Locator;
    cancelSign: import("@playwright/test").Locator;
    networkSelector: import("@playwright/test").Locator;
    network: (name: string) => import("@playwright/test").Locator;
    disconnect: import("@playwright/test").Locator;
    alert: import("@playwright/test").Locator;
    toast: import("@playwright/test").Locator;
};
//# sourceMappingURL=modal.d.ts.map