// libasound finds the card by the name of its entry, so there is nothing to declare.
