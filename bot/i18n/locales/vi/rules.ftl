### The rules of one table, made from what its game does and from its options.

rules-head = Luật chơi { $game }

# The idea.
rules-total = Cả bàn có chung một tổng. Mỗi vòng bắt đầu từ 0. Đến lượt mình, bạn đánh một lá, tổng thay đổi, rồi đến lượt người tiếp theo.
rules-lives = { $life ->
    [token] Mỗi người có { $n } mạng lúc đầu. Hết mạng là bị loại; ai còn lại cuối cùng thì thắng.
   *[point] Mỗi người có { $n } điểm lúc đầu. Hết điểm là bị loại; ai còn lại cuối cùng thì thắng.
}

# What cards do, by kind of effect: a line of ranks, then one or two sentences.
rules-cards = Các lá bài
rules-card = { $ranks }: { $does }
effect-number = Cộng số ghi trên lá.
effect-add = Cộng { $n }.
effect-take = Trừ { $n }.
effect-nothing = Tổng giữ nguyên.
effect-choice = Cộng { $values }, bạn tự chọn.
effect-set = Tổng thành { $n }.
effect-double = Tổng chẵn và lớn hơn { $pivot } thì chia đôi. Còn lại thì nhân đôi.
passing-skip = Người tiếp theo mất lượt. Khi chỉ còn hai người, bạn được đánh tiếp.
passing-reverse = Đổi chiều. Khi chỉ còn hai người thì không đổi.

# What costs whom. $marks is a list such as "33 or 66"; $n counts points, or tokens.
rules-costs = Ai mất gì
rules-upwards = Chỉ tính khi lá bài làm tổng tăng. Tổng giảm hay giữ nguyên thì không ai mất gì.
rules-landing = { $life ->
    [token] Chạm đúng { $marks }: mỗi người còn lại mất { $n } mạng.
   *[point] Chạm đúng { $marks }: mỗi người còn lại mất { $n } điểm.
}
rules-on-target = { $life ->
    [token] Chạm đúng { $target }: mỗi người còn lại mất { $n } mạng, và bạn thắng vòng.
   *[point] Chạm đúng { $target }: mỗi người còn lại mất { $n } điểm, và bạn thắng vòng.
}
rules-passing = { $life ->
    [token] Vượt { $marks }: bạn mất { $n } mạng.
   *[point] Vượt { $marks }: bạn mất { $n } điểm.
}
rules-past-target = { $life ->
    [token] Vượt { $target }: bạn mất { $n } mạng và thua vòng.
   *[point] Vượt { $target }: bạn mất { $n } điểm và thua vòng.
}
rules-past-both = { $life ->
    [token] Vượt cả { $mark } và { $target } bằng một lá: bạn mất { $n } mạng và thua vòng.
   *[point] Vượt cả { $mark } và { $target } bằng một lá: bạn mất { $n } điểm và thua vòng.
}
rules-limit = Không lá nào được đưa tổng quá { $target }. Lá như vậy không đánh được, và không có gì thay đổi.
rules-caught = { $life ->
    [token] Đến lượt mà không đánh được lá nào, bạn ngửa bài, mất { $n } mạng, và vòng kết thúc.
   *[point] Đến lượt mà không đánh được lá nào, bạn ngửa bài, mất { $n } điểm, và vòng kết thúc.
}
rules-never-stuck = Lúc nào bạn cũng đánh được một lá, dù lá nào cũng làm bạn mất điểm.
rules-never-below = Không ai mất nhiều hơn số mình còn: phải mất nhiều hơn thì cũng chỉ bị loại.

# Drawing.
rules-drawing = Rút bài
rules-draw-auto = Đánh xong, bạn có ngay một lá mới, không phải rút.
rules-draw-manual = Đánh xong, bạn tự rút một lá, trước khi có người đánh lá tiếp theo. Muộn thì bạn chơi thiếu một lá đến hết vòng.
rules-draw-first = Nếu lại đến lượt mà bạn chưa rút, hãy rút trước: chưa rút thì chưa bị coi là không đánh được.
rules-empty-hand = Đến lượt mà không có lá nào, bạn rút một lá trước. Nếu không còn lá nào để rút, lượt chuyển sang người tiếp theo.
rules-reshuffle = Khi hết nọc, các lá đã đánh được xáo lại thành nọc mới, chỉ để lại lá trên cùng. Nếu vẫn không còn lá nào thì không ai rút, và không ai bị phạt.

# Round the table.
rules-table = Quanh bàn
rules-deal-highest = Để chọn người chia đầu tiên, mỗi người rút một lá: lá lớn nhất chia bài, Át là nhỏ nhất, bằng nhau thì rút lại.
rules-deal-lowest = Để chọn người chia đầu tiên, mỗi người rút một lá: lá nhỏ nhất chia bài, Át là nhỏ nhất, bằng nhau thì rút lại.
rules-deal-next = Mỗi vòng, người tiếp theo chia bài, và người ngồi sau người chia đánh trước. Chiều lại là chiều thuận.
rules-floor = Lá làm tổng giảm chỉ giảm đến { $lowest }.
rules-below-zero = Tổng có thể xuống dưới 0, nhưng không lá nào đưa tổng xuống dưới { $lowest }.
rules-two-left = Có phải chỉ còn hai người hay không thì tính sau khi trừ điểm của lá vừa đánh.
rules-mover-out = Nếu lá của chính bạn làm bạn bị loại mà còn từ hai người trở lên, vòng vẫn tiếp tục: lá đó vẫn có tác dụng, và bạn không rút bài.
rules-out = Ai bị loại thì ngồi xem, và bài của người đó đặt xuống dưới chồng bài.
rules-places = Thứ hạng xếp theo thứ tự bị loại. Cùng bị loại bởi một lá thì cùng hạng.
rules-time-out = Khi hết giờ của một lượt, lá ít hại nhất được đánh ra, và bài được rút ngay.

# The options of the table.
rules-options = Tùy chọn
option-points = { $life ->
    [token] Số mạng ban đầu: { $n }.
   *[point] Điểm ban đầu: { $n }.
}
option-hand_size = Số lá trên tay: { $n }.
option-decks = Số bộ bài: { $n }.
option-decks-auto = Số bộ bài: 1 bộ cho 6 người, thêm 6 người thì thêm 1 bộ.
option-draw-auto = Rút bài: tự động.
option-draw-manual = Rút bài: tự rút.
option-floor-yes = Xuống dưới 0: không được.
option-floor-no = Xuống dưới 0: được.
option-nine-skip = Lá 9 làm mất lượt: bật.
option-nine-pass = Lá 9 làm mất lượt: tắt.
option-dealer-highest = Chia đầu tiên: lá lớn nhất.
option-dealer-lowest = Chia đầu tiên: lá nhỏ nhất.
option-clock = Thời gian mỗi lượt: { $time }.
option-clock-off = Thời gian mỗi lượt: không giới hạn.
option-leaving-computer = Khi có người rời bàn: máy chơi thay.
option-leaving-fold = Khi có người rời bàn: bị loại.
option-pause = Nghỉ giữa các vòng: { $time }.

# $seal is the whole commitment to this round's shuffle.
rules-seal = Bộ bài đã được niêm phong trước vòng này. Hết vòng, niêm phong mở ra, và ai cũng có thể kiểm tra việc chia bài. Niêm phong: { $seal }
