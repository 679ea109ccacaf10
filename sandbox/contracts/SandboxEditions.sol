// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// An ERC-1155 collection. Its code is written to an address directly, so `initialize` replaces the constructor.
contract SandboxEditions is ERC1155 {
    address public minter;
    string public name;
    string public symbol;

    constructor() ERC1155("") {}

    function initialize(string calldata name_, string calldata symbol_, string calldata uri_) external {
        require(minter == address(0), "already initialized");
        minter = msg.sender;
        name = name_;
        symbol = symbol_;
        _setURI(uri_);
    }

    function mint(address account, uint256 tokenId, uint256 amount) external {
        require(msg.sender == minter, "not the minter");
        _mint(account, tokenId, amount, "");
    }
}
