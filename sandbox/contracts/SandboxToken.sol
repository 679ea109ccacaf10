// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// An ERC-20 with any number of decimals. Its code is written to an address directly, so `initialize` replaces the
/// constructor.
contract SandboxToken is ERC20 {
    address public minter;
    string private tokenName;
    string private tokenSymbol;
    uint8 private tokenDecimals;

    constructor() ERC20("", "") {}

    function initialize(string calldata name_, string calldata symbol_, uint8 decimals_) external {
        require(minter == address(0), "already initialized");
        minter = msg.sender;
        tokenName = name_;
        tokenSymbol = symbol_;
        tokenDecimals = decimals_;
    }

    function name() public view override returns (string memory) {
        return tokenName;
    }

    function symbol() public view override returns (string memory) {
        return tokenSymbol;
    }

    function decimals() public view override returns (uint8) {
        return tokenDecimals;
    }

    function mint(address account, uint256 amount) external {
        require(msg.sender == minter, "not the minter");
        _mint(account, amount);
    }
}
