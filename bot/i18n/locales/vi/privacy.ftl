### What is kept of people and groups, and how it goes away.

# /privacy. Lengths of time are told as "30 days": $life is the usual one, $longest the longest.
privacy-head = Tôi lưu những gì, để làm gì, trong bao lâu
privacy-table = Bàn chơi: mã số và tên của người chơi, các lá bài, điểm, và nhật ký của từng ván. Tôi cần những thứ này để chia bài và để chứng minh việc chia bài minh bạch. Xóa sau { $life } kể từ nước đi cuối. Nhật ký chỉ có mã số, không có tên.
privacy-statistics = Thống kê: chỉ của người đã gõ /stats on, và chỉ trong nhóm đó, dùng cho /stats và /top. Xóa sau { $life } kể từ ván cuối của bạn; ghi chú về các nhóm có thống kê thì xóa sau { $longest } kể từ ván đó.
privacy-choices = Lựa chọn của bạn: ngôn ngữ, chữ hay ký hiệu, nơi xem bài, và các bàn bạn đang ngồi. Tôi cần những thứ này để nói chuyện theo ý bạn. Xóa sau { $life } kể từ lần đổi cuối.
privacy-work = Việc của riêng tôi: thời gian các lần gọi Telegram, số lần lỗi, và lúc tôi được khởi động. Không có tên hay lá bài nào trong đó. Xóa trong vòng { $longest }.
privacy-press = Những gì bạn nhấn và gõ được nhớ tối đa { $life }, để không việc gì làm hai lần. Tôi không lưu tin nhắn nào khác.
privacy-sealed = Những gì cho biết tên một người hay một lá bài đều được mã hóa. Người vận hành bot giữ khóa. Không bán gì, cũng không cho ai khác xem.
privacy-rights =
    /mydata, gõ trong chat riêng, là tệp chứa mọi thứ tôi lưu về bạn.
    /forgetme xóa những thứ đó. Mã số của bạn còn trong nhật ký các ván gần đây cho đến khi nhật ký hết hạn.
    /stats off xóa thống kê của bạn trong một nhóm.
    /forgetgroup, do quản trị viên gõ, xóa mọi thứ tôi lưu về nhóm.

# /mydata
mydata-private = Hãy gõ /mydata trong chat riêng với tôi: { $link }. Tệp này chỉ mình bạn xem.
mydata-here = Đây là mọi thứ tôi lưu về bạn. /privacy cho biết để làm gì và trong bao lâu, /forgetme để xóa.

# /forgetme: asked once more, then done. The second text is an alert of at most 200 characters.
forget-me-ask = Bạn muốn tôi quên bạn ở mọi nơi? Tôi sẽ xóa thống kê và lựa chọn của bạn. Ở mọi bàn, bạn mất chỗ và tên bạn thành “người chơi cũ”. Không hoàn tác được.
forget-me-done = Đã quên bạn: thống kê và lựa chọn đã xóa, tên bạn không còn ở bàn nào.
forget-me-others = Chỉ người đã hỏi mới nhấn được nút này.
button-forget-me = Xóa dữ liệu của tôi

# /forgetgroup: the same for a group.
forget-group-ask = Bạn muốn tôi quên nhóm này? Ván đang chơi sẽ kết thúc. Tôi sẽ xóa nhật ký của ván, mọi thống kê và lựa chọn của nhóm. Không hoàn tác được.
forget-group-done = Đã quên nhóm này. Gõ /newgame để mở bàn như trong một nhóm mới.
forget-group-admins = Chỉ quản trị viên của nhóm này làm được.
forget-group-private = Hãy gõ lệnh này trong chính nhóm đó.
button-forget-group = Xóa dữ liệu của nhóm này

# Instead of the name of somebody who wanted to be forgotten.
player-former = người chơi cũ
