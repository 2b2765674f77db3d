bluff-lesson-bid = Bidding
bluff-lesson-bid-about = What a bid is
bluff-lesson-bid-start = You see your own dice only.
bluff-lesson-bid-raise = Bid 12.
