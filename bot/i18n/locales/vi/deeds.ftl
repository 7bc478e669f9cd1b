### What happened at a play: one sentence a fact, each standing alone.

# A play: the total goes from $before to $after. The -as texts name the value of an ace or a ten.
deed-played = { $name } đánh { $card }: { $before } → { $after }.
    .words = { $name } đánh { $card }. Tổng { $after }.
deed-played-as = { $name } đánh { $card } tính { $value }: { $before } → { $after }.
    .words = { $name } đánh { $card } tính { $value }. Tổng { $after }.

# The same, played for somebody who let the time pass.
deed-timed-out = Hết giờ. { $name } đánh { $card }: { $before } → { $after }.
    .words = Hết giờ. { $name } đánh { $card }. Tổng { $after }.
deed-timed-out-as = Hết giờ. { $name } đánh { $card } tính { $value }: { $before } → { $after }.
    .words = Hết giờ. { $name } đánh { $card } tính { $value }. Tổng { $after }.

# The same, played by a computer for somebody who is away.
deed-stood-in = Máy thay { $name } đánh { $card }: { $before } → { $after }.
    .words = Máy thay { $name } đánh { $card }. Tổng { $after }.
deed-stood-in-as = Máy thay { $name } đánh { $card } tính { $value }: { $before } → { $after }.
    .words = Máy thay { $name } đánh { $card } tính { $value }. Tổng { $after }.

# What it cost, and whom. $n counts points, or tokens; $marks is one number or two ("66 and 99").
cost-passed = { $life ->
    [token] { $name } vượt { $marks }, mất { $n } mạng.
   *[point] { $name } vượt { $marks }, mất { $n } điểm.
}
cost-landed = { $life ->
    [token] Đúng { $mark }! Mỗi người còn lại mất { $n } mạng.
   *[point] Đúng { $mark }! Mỗi người còn lại mất { $n } điểm.
}
cost-landed-one = { $life ->
    [token] Đúng { $mark }! { $name } mất { $n } mạng.
   *[point] Đúng { $mark }! { $name } mất { $n } điểm.
}
cost-caught = { $life ->
    [token] { $name } không đánh được lá nào, mất { $n } mạng.
   *[point] { $name } không đánh được lá nào, mất { $n } điểm.
}

# What else came of it. $count is how many people $names are.
deed-shown = { $name } ngửa bài: { $cards }.
deed-out = { $names } bị loại.
deed-skipped = { $names } mất lượt.
deed-forgot = { $names } không rút bài kịp nên chơi thiếu lá đến hết vòng.
deed-undrawn = Hết nọc, { $names } không rút được lá nào.
deed-reversed = Đổi chiều.
