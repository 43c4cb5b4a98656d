package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"aangan/bff/internal/realm"
)

// request is one request; its bytes are prepared before the time is measured.
type request struct {
	method, path string
	// realm is "member", "coach" or empty; user is the number of the member or coach.
	realm string
	user  int
	body  string
	// address is the client's address, as a proxy forwards it.
	address string
}

// wire returns the bytes of the request as a browser sends it from a page of the product.
func (q request) wire(host string) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s HTTP/1.1\r\nHost: %s\r\n", q.method, q.path, host)
	b.WriteString("User-Agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36\r\n" +
		"Accept: application/json\r\nAccept-Language: en-US,en;q=0.9,hi;q=0.8\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n" +
		"Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Dest: empty\r\nX-Forwarded-Proto: https\r\n")
	if q.address != "" {
		fmt.Fprintf(&b, "X-Forwarded-For: %s\r\n", q.address)
	}
	switch q.realm {
	case "member":
		fmt.Fprintf(&b, "Cookie: theme=dark; %s=%s\r\n", realm.MemberCookie, token("member", q.user))
	case "coach":
		fmt.Fprintf(&b, "Cookie: theme=dark; %s=%s\r\n", realm.CoachCookie, token("coach", q.user))
	}
	if q.method == http.MethodPost {
		fmt.Fprintf(&b, "Content-Type: application/json\r\nContent-Length: %d\r\n", len(q.body))
	}
	b.WriteString("\r\n" + q.body)
	return []byte(b.String())
}

// connection is a connection that stays open between requests.
type connection struct {
	net.Conn
	reader *bufio.Reader
}

func dial(address string) (*connection, error) {
	conn, err := net.DialTimeout("tcp", address, 5*time.Second)
	if err != nil {
		return nil, err
	}
	return &connection{conn, bufio.NewReaderSize(conn, 16<<10)}, nil
}

// requestTimeout is the time limit of one request, so that a measurement ends on a slow machine too.
const requestTimeout = 30 * time.Second

// do sends one request and copies the body of the response to body.
func (c *connection) do(wire []byte, body io.Writer) (status int, err error) {
	if err := c.SetDeadline(time.Now().Add(requestTimeout)); err != nil {
		return 0, err
	}
	if _, err := c.Write(wire); err != nil {
		return 0, err
	}
	response, err := http.ReadResponse(c.reader, nil)
	if err != nil {
		return 0, err
	}
	defer response.Body.Close()
	_, err = io.Copy(body, response.Body)
	return response.StatusCode, err
}

// send sends one request on a new connection and returns the response.
func send(address string, q request) (int, []byte, error) {
	c, err := dial(address)
	if err != nil {
		return 0, nil, err
	}
	defer c.Close()
	var body strings.Builder
	status, err := c.do(q.wire(address), &body)
	return status, []byte(body.String()), err
}

// client holds connections to one address between bursts.
type client struct {
	address string
	idle    []*connection
	used    time.Time
}

// take returns n open connections. It replaces connections that were idle for long: the server may have closed them.
func (c *client) take(n int) ([]*connection, error) {
	if time.Since(c.used) > 45*time.Second {
		c.close()
	}
	for len(c.idle) < n {
		conn, err := dial(c.address)
		if err != nil {
			return nil, err
		}
		c.idle = append(c.idle, conn)
	}
	c.used = time.Now()
	return c.idle[:n], nil
}

func (c *client) close() {
	for _, conn := range c.idle {
		_ = conn.Close()
	}
	c.idle = nil
}

// burst sends the requests over a number of connections, one after the other on each. Returns the duration of the whole
// burst and of each request. A response with another status ends it with an error.
func (c *client) burst(workers int, wires [][]byte, want int) (whole time.Duration, each []time.Duration, err error) {
	connections, err := c.take(workers)
	if err != nil {
		return 0, nil, err
	}
	each = make([]time.Duration, len(wires))
	errs := make([]error, workers)
	var next atomic.Int64
	var working sync.WaitGroup
	began := time.Now()
	for i, conn := range connections {
		working.Go(func() {
			for {
				at := int(next.Add(1)) - 1
				if at >= len(wires) {
					return
				}
				sent := time.Now()
				status, err := conn.do(wires[at], io.Discard)
				each[at] = time.Since(sent)
				if err == nil && status != want {
					line, _, _ := strings.Cut(string(wires[at]), "\r\n")
					err = fmt.Errorf("%s returned status %d instead of %d", line, status, want)
				}
				if err != nil {
					errs[i] = err
					next.Store(int64(len(wires)))
					return
				}
			}
		})
	}
	working.Wait()
	whole = time.Since(began)
	c.used = time.Now()
	for _, err := range errs {
		if err != nil {
			c.close()
			return 0, nil, err
		}
	}
	return whole, each, nil
}
