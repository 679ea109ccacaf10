import type { Page } from '@playwright/test';
/** Elements of the host page. */
export declare function hostPage(page: Page): {
    address: import("@playwright/test").Locator;
    caipAddress: import("@playwright/test").Locator;
    network: import("@playwright/test").Locator;
    chainId: import("@playwright/test").Locator;
    balance: import("@playwright/test").Locator;
    authentication: import("@playwright/test").Locator;
    sessionAccount: import("@playwright/test").Locator;
    connectionStatus: import("@playwright/test").Locator;
    signature: import("@playwright/test").Locator;
    connectButton: import("@playwright/test").Locator;
    accountButton: import("@playwright/test").Locator;
    openButton: import("@playwright/test").Locator;
    disconnectButton: import("@playwright/test").Locator;
    switchNetworkButton: import("@playwright/test").Locator;
    signButton: import("@playwright/test").Locator;
};
//# sourceMappingURL=hostPage.d.ts.map